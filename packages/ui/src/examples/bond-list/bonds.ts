/** A government bond with a month of its prices. */
export type Bond = {
  id: string
  name: string
  country: string
  maturity: string
  coupon: number
  yield: number
  prices: readonly number[]
}

const COUNTRIES = ['Austria', 'Belgium', 'Finland', 'France', 'Germany', 'Ireland', 'Italy', 'Japan', 'Spain']
const DAYS = 22

/** Some thousand invented bonds, the same on every call. */
export function makeBonds(count = 3000): Bond[] {
  return Array.from({ length: count }, (_, index) => {
    const country = COUNTRIES[index % COUNTRIES.length] ?? ''
    const year = 2026 + ((index * 7) % 40)
    const coupon = ((index * 3) % 33) / 8
    const yearly = 1.5 + ((index * 17) % 400) / 100
    const prices = Array.from(
      { length: DAYS },
      (_, day) => 100 + (coupon - yearly) * 4 + Math.sin(index + day / 3) + (day * (index % 5)) / 40,
    )
    return {
      id: `BOND${String(index).padStart(5, '0')}`,
      name: `${country} ${coupon}% ${year}`,
      country,
      maturity: `${year}-${String((index % 12) + 1).padStart(2, '0')}-15`,
      coupon,
      yield: yearly,
      prices,
    }
  })
}
