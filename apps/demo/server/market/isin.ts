/** The value of a character in ISO 6166: digits as they are, A = 10 … Z = 35. */
function digitsOf(code: string): string {
  return [...code].map(character => Number.parseInt(character, 36)).join('')
}

/** The ISIN of a US CUSIP: country, CUSIP, and the check digit by Luhn over the digits. */
export function isinOfCusip(cusip: string): string {
  const body = `US${cusip}`
  const sum = [...digitsOf(body)].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(doubled / 10) + (doubled % 10)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
