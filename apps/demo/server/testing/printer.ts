import type { Printer, PrintOrder } from '../print/printer.ts'

/** A printer that records its input and prints `answer`; null means it cannot print. */
export function fakePrinter(
  answer: () => Promise<Uint8Array<ArrayBuffer> | null> = async () => new TextEncoder().encode('%PDF-1.4'),
): Printer & { orders: PrintOrder[] } {
  const orders: PrintOrder[] = []
  return {
    orders,
    available: () => true,
    print(order) {
      orders.push(order)
      return answer()
    },
    close: async () => {},
  }
}
