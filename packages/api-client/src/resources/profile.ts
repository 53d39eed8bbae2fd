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

/** Settings of a signed-in user; those of visitors are in a cookie (shared-blocks §6). */
export function settingCalls({ read, write }: Caller) {
  return {
    load: (_: object = {}, options?: CallOptions) => read(getSettings, decodeSettings, options),
    /** `sid` comes from the session (readings #44). */
    save: ({ sid, hints }: { sid: string; hints: boolean }, options?: CallOptions) =>
      write(
        request => saveSettings({ ...request, body: { sid, settings: { settings: { hints } } } }),
        decodeSettings,
        options,
      ),
  }
}

export function profileCalls({ read, write, writingGetWithoutAnswer }: Caller) {
  return {
    /** Phone number and subscription requests. */
    load: (_: object = {}, options?: CallOptions) => read(getProfile, decodeProfile, options),
    /** Requests a subscription. */
    sendSubscription: (
      { tariff, contactPersonId }: { tariff: number; contactPersonId: number },
      options?: CallOptions,
    ) =>
      write(
        request => sendSubscriptionRequest({ ...request, body: { tariff, contactPersonId } }),
        decodeSent,
        options,
      ),
    /** Requests an expansion of a subscription. */
    expandSubscription: ({ tariff }: { tariff: number }, options?: CallOptions) =>
      write(request => expandSubscriptionRequest({ ...request, body: { tariff } }), decodeSent, options),
    /** Changes the phone number; no messages means success. */
    updatePhone: ({ phone }: { phone: string }, options?: CallOptions) =>
      write(request => updatePhone({ ...request, body: { phone } }), decodePhoneMessages, options),
    /** Sends the confirmation code, at most once in 30 seconds. Call it on a click only. */
    sendCode: (_: object = {}, options?: CallOptions) =>
      writingGetWithoutAnswer(
        request => sendConfirmationCode({ ...request, query: { action: 'ajaxSendCode' } }),
        options,
      ),
    /** Confirms the phone number with the code; no messages means success. */
    confirmPhone: ({ code }: { code: string }, options?: CallOptions) =>
      write(request => confirmPhone({ ...request, body: { code } }), decodePhoneMessages, options),
    /** Messages that a product would send to the user's phone, newest first. */
    outbox: (_: object = {}, options?: CallOptions) => read(getOutbox, decodeOutbox, options),
    /** Support tickets; for full access or tariff 677 only. */
    tickets: (_: object = {}, options?: CallOptions) => read(getSupportTickets, decodeTickets, options),
  }
}
