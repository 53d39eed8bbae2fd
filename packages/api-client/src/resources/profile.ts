import type { Caller } from '../caller.ts'
import {
  decodeOutbox,
  decodePhoneMessages,
  decodeProfile,
  decodeSent,
  decodeSettings,
  decodeTickets,
} from '../decode/profile.ts'
import type { CallOptions } from '../http.ts'

/** Settings of a signed-in user; anonymous visitors keep theirs in a cookie (shared-blocks §6). */
export function settingCalls({ call }: Caller) {
  return {
    /** The stored settings. */
    load: (_: object = {}, options?: CallOptions) => call('getSettings', {}, decodeSettings, options),
    /** Stores the settings; `sid` is the session's (readings #44). */
    save: ({ sid, hints }: { sid: string; hints: boolean }, options?: CallOptions) =>
      call('saveSettings', { body: { sid, settings: { settings: { hints } } } }, decodeSettings, options),
  }
}

/** Subscriptions, phone and support. */
export function profileCalls({ call }: Caller) {
  return {
    /** The phone number and the state of the subscription requests. */
    load: (_: object = {}, options?: CallOptions) => call('getProfile', {}, decodeProfile, options),
    /** Asks for a subscription. */
    sendSubscription: (
      { tariff, contactPersonId }: { tariff: number; contactPersonId: number },
      options?: CallOptions,
    ) => call('sendSubscriptionRequest', { body: { tariff, contactPersonId } }, decodeSent, options),
    /** Asks to expand a subscription. */
    expandSubscription: ({ tariff }: { tariff: number }, options?: CallOptions) =>
      call('expandSubscriptionRequest', { body: { tariff } }, decodeSent, options),
    /** Changes the phone number; no messages means that it was taken. */
    updatePhone: ({ phone }: { phone: string }, options?: CallOptions) =>
      call('updatePhone', { body: { phone } }, decodePhoneMessages, options),
    /** Sends the confirmation code: from a click only, at most once in 30 seconds. */
    sendCode: (_: object = {}, options?: CallOptions) =>
      call('sendConfirmationCode', { query: { action: 'ajaxSendCode' } }, () => null, options),
    /** Confirms the phone number with the code that was sent; no messages means that it is confirmed. */
    confirmPhone: ({ code }: { code: string }, options?: CallOptions) =>
      call('confirmPhone', { body: { code } }, decodePhoneMessages, options),
    /** What would have been sent to the user's phone, newest first. */
    outbox: (_: object = {}, options?: CallOptions) => call('getOutbox', {}, decodeOutbox, options),
    /** The support tickets; only for full access or tariff 677. */
    tickets: (_: object = {}, options?: CallOptions) => call('getSupportTickets', {}, decodeTickets, options),
  }
}
