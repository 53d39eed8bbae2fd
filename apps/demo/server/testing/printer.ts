import type { Printer, PrintOrder } from '../print/printer.ts'

/** A printer that notes what it is given; `answer` is what it prints, null where it cannot. */
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
