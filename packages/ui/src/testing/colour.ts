/**
 * Colour arithmetic for checking tokens: OKLCH and hex in, contrast, colour distance and simulated colour vision out.
 * For tests and documentation only, not for widgets.
 */

/** Linear-light red, green and blue, 0–1. */
export type Rgb = readonly [red: number, green: number, blue: number]
type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

// Ottosson's OKLab: https://bottosson.github.io/posts/oklab/
const LMS_OF_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const RGB_OF_LMS: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const LMS_OF_RGB: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LAB_OF_LMS: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

const clamp = (channel: number): number => Math.min(1, Math.max(0, channel))
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Reads `oklch(52% 0.17 258)` or `#5eb5e2`; channels outside sRGB are clipped. Throws on anything else. */
export function parseColour(text: string): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (hex) {
    const channel = (part = '0') => linear(Number.parseInt(part, 16) / 255)
    return [channel(hex[1]), channel(hex[2]), channel(hex[3])]
  }
  const oklch = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text)
  if (!oklch) throw new Error(`Not a colour that tokens are written in: ${text}`)
  const [lightness, chroma, hue] = [Number(oklch[1]) / 100, Number(oklch[2]), Number(oklch[3])]
  const angle = (hue * Math.PI) / 180
  const lms = times(LMS_OF_LAB, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  const rgb = times(RGB_OF_LMS, [lms[0] ** 3, lms[1] ** 3, lms[2] ** 3])
  return [clamp(rgb[0]), clamp(rgb[1]), clamp(rgb[2])]
}

/** OKLab lightness, green–red and blue–yellow. */
export function oklab(colour: Rgb): Triple {
  const lms = times(LMS_OF_RGB, colour)
  return times(LAB_OF_LMS, [Math.cbrt(lms[0]), Math.cbrt(lms[1]), Math.cbrt(lms[2])])
}

/** The distance of two colours in OKLab; 0.02 is just noticeable side by side, black to white is 1. */
export function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Relative luminance as WCAG 2 defines it, 0–1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Kinds of colour vision. */
export type Vision = 'full' | 'protan' | 'deutan' | 'tritan' | 'grey'

// Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light
const SIMULATION: Record<Exclude<Vision, 'grey'>, Matrix> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** The colour as seen with this vision, or printed in grey. */
export function seenBy(vision: Vision, colour: Rgb): Rgb {
  if (vision === 'grey') {
    const grey = luminance(colour)
    return [grey, grey, grey]
  }
  const seen = times(SIMULATION[vision], colour)
  return [clamp(seen[0]), clamp(seen[1]), clamp(seen[2])]
}
