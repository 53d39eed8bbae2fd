/** English message of each error code; pages show their own text for the code. */
const MESSAGES: Record<string, string> = {
  bad_id: 'The number in the address is not an id.',
  bad_date: 'The date does not exist or may not be asked for.',
  bad_request: 'The request is malformed.',
  bad_credentials: 'Login and password do not match.',
  bad_sid: 'The token does not belong to this session.',
  bad_origin: 'The request does not come from a page of this site.',
  need_auth: 'Sign in first.',
  need_get_access: 'This needs full access.',
  access_denied_auth: 'Your access does not include this.',
  watchlist_nsd_forbiddance: 'The NSD watchlist needs NSD access.',
  watchlist_readonly: 'The watchlist cannot be changed.',
  forbidden_request: 'This participant takes no requests.',
  not_found: 'There is no such thing.',
  method_not_allowed: 'This address does not take that method.',
  conflict: 'The same Idempotency-Key came with another request.',
  too_large: 'The body is above 64 KB.',
  unsupported_media: 'The content type is not the documented one.',
  many_points: 'More than 2500 points.',
  no_data_for_period: 'No data in the chosen period.',
  no_solution: 'There is no result for this value on that day.',
  no_select_trading_ground: 'No trading ground chosen.',
  graph_period_start_incorrect: 'The period starts after its end.',
  compare_max_count_alert: 'At most 9 bonds can be compared.',
  compare_max_index_count_alert: 'At most 10 indexes can be compared.',
  wl_error_no_date: 'A price needs its date.',
  wl_error_no_price: 'A date needs its price.',
  too_many: 'Too many requests.',
  pdf_unavailable: 'This server cannot print at the moment.',
  unavailable: 'The database does not answer at the moment.',
  internal: 'Something went wrong on our side.',
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/** An error answer. Routes throw it; one place turns it into a response. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly code: string
  /** Path of the invalid field: `price[2]`. */
  readonly field: string | undefined
  readonly headers: Record<string, string>

  constructor(
    status: RefusalStatus,
    code: string,
    more: { field?: string | undefined; headers?: Record<string, string> } = {},
  ) {
    super(MESSAGES[code] ?? code)
    this.status = status
    this.code = code
    this.field = more.field
    this.headers = more.headers ?? {}
  }

  /** The one shape of every error: `{error: {code, message, field?}}`. */
  answer(): Response {
    const { code, message, field } = this
    const error = field === undefined ? { code, message } : { code, message, field }
    return new Response(JSON.stringify({ error }), {
      status: this.status,
      headers: { 'content-type': 'application/json; charset=utf-8', ...this.headers },
    })
  }
}

export const badRequest = (field?: string, code = 'bad_request') => new Refusal(400, code, { field })
export const notFound = () => new Refusal(404, 'not_found')
