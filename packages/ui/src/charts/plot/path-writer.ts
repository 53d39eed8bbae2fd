/** Writes the text of a path, coordinates to a tenth of a pixel. */
export type PathWriter = {
  /** A command with a point. */
  point: (command: 'M' | 'L', x: number, y: number) => void
  /** A horizontal or vertical line to a coordinate. */
  line: (command: 'H' | 'V', to: number) => void
  /** The text so far; the next path begins. */
  end: () => string
}

const COMMA = 44
const MINUS = 45
const DOT = 46
const ZERO = 48

/** The most bytes of a command with a point: two numbers like -1.7976931348623157e+308. */
const LONGEST = 64

/** Below this many tenths a number is written digit by digit. */
const MOST_TENTHS = 1e9

/**
 * A writer that collects bytes: a path joined from strings would take twice the memory, and the browser would have to flatten it.
 */
export function createPathWriter(): PathWriter {
  const decoder = new TextDecoder('latin1')
  let bytes = new Uint8Array(4096)
  let length = 0

  const start = (command: string): void => {
    if (length + LONGEST > bytes.length) {
      const longer = new Uint8Array(2 * bytes.length)
      longer.set(bytes)
      bytes = longer
    }
    bytes[length++] = command.charCodeAt(0)
  }

  const whole = (count: number): void => {
    if (count > 9) whole(Math.floor(count / 10))
    bytes[length++] = ZERO + (count % 10)
  }

  const coordinate = (pixels: number): void => {
    const tenths = Math.round(pixels * 10)
    if (!(Math.abs(tenths) < MOST_TENTHS)) {
      for (const sign of String(tenths / 10)) bytes[length++] = sign.charCodeAt(0)
      return
    }
    if (tenths < 0) bytes[length++] = MINUS
    const size = Math.abs(tenths)
    whole(Math.floor(size / 10))
    const tenth = size % 10
    if (tenth === 0) return
    bytes[length++] = DOT
    bytes[length++] = ZERO + tenth
  }

  return {
    point: (command, x, y) => {
      start(command)
      coordinate(x)
      bytes[length++] = COMMA
      coordinate(y)
    },
    line: (command, to) => {
      start(command)
      coordinate(to)
    },
    end: () => {
      const text = decoder.decode(bytes.subarray(0, length))
      length = 0
      return text
    },
  }
}
