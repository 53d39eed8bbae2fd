/**
 * Numbers of a quote row: our name → wire name (bond-page §3 "Quote row from market participants"). A file of its own, so that using the
 * names does not load the decoder.
 */
export const QUOTE_FIELDS = {
  bid: 'buying_quote',
  ask: 'selling_quote',
  indicativePrice: 'indicative_price',
  indicativeYieldBid: 'indicative_yield_bid',
  indicativeYieldAsk: 'indicative_yield_ask',
  yieldToMaturity: 'clearance_profit_effect',
  yieldToOptionBid: 'yto_bid',
  yieldToOptionAsk: 'yto_offer',
  yieldToOption: 'offer_profit_effect',
  tSpread: 't_spread',
  gSpread: 'g_spread',
  volume: 'trading_volume',
} as const
