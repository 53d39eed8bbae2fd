import type { Caller } from '../caller.ts'
import {
  decodeOutbox,
  decodePhoneMessages,
  decodeProfile,
  decodeSent,
  decodeSettings,
  decodeTickets,
} from '../decode/profile.ts'
import {
  confirmPhone,
  expandSubscriptionRequest,
  getOutbox,
  getProfile,
  getSettings,
  getSupportTickets,
  saveSettings,
  sendConfirmationCode,
  sendSubscriptionRequest,
  updatePhone,
} from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Settings of a signed-in user; anonymous visitors keep theirs in a cookie (shared-blocks §6). */
export function settingCalls({ read, write }: Caller) {
  return {
    /** The stored settings. */
    load: (_: object = {}, options?: CallOptions) => read(getSettings, decodeSettings, options),
    /** Stores the settings; `sid` is the session's (readings #44). */
    save: ({ sid, hints }: { sid: string; hints: boolean }, options?: CallOptions) =>
      write(
        request => saveSettings({ ...request, body: { sid, settings: { settings: { hints } } } }),
        decodeSettings,
        options,
      ),
  }
}

/** Subscriptions, phone and support. */
export function profileCalls({ read, write, writingGetWithoutAnswer }: Caller) {
  return {
    /** The phone number and the state of the subscription requests. */
    load: (_: object = {}, options?: CallOptions) => read(getProfile, decodeProfile, options),
    /** Asks for a subscription. */
    sendSubscription: (
      { tariff, contactPersonId }: { tariff: number; contactPersonId: number },
      options?: CallOptions,
    ) =>
      write(
        request => sendSubscriptionRequest({ ...request, body: { tariff, contactPersonId } }),
        decodeSent,
        options,
      ),
    /** Asks to expand a subscription. */
    expandSubscription: ({ tariff }: { tariff: number }, options?: CallOptions) =>
      write(request => expandSubscriptionRequest({ ...request, body: { tariff } }), decodeSent, options),
    /** Changes the phone number; no messages means that it was taken. */
    updatePhone: ({ phone }: { phone: string }, options?: CallOptions) =>
      write(request => updatePhone({ ...request, body: { phone } }), decodePhoneMessages, options),
    /** Sends the confirmation code: from a click only, at most once in 30 seconds. */
    sendCode: (_: object = {}, options?: CallOptions) =>
      writingGetWithoutAnswer(
        request => sendConfirmationCode({ ...request, query: { action: 'ajaxSendCode' } }),
        options,
      ),
    /** Confirms the phone number with the code that was sent; no messages means that it is confirmed. */
    confirmPhone: ({ code }: { code: string }, options?: CallOptions) =>
      write(request => confirmPhone({ ...request, body: { code } }), decodePhoneMessages, options),
    /** What would have been sent to the user's phone, newest first. */
    outbox: (_: object = {}, options?: CallOptions) => read(getOutbox, decodeOutbox, options),
    /** The support tickets; only for full access or tariff 677. */
    tickets: (_: object = {}, options?: CallOptions) => read(getSupportTickets, decodeTickets, options),
  }
}
