/** A plain text as a PDF: A4, Helvetica, one line per paragraph. For documents whose content is in the data. */
export function textPdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const body = [
    'BT /F2 15 Tf 56 780 Td',
    `(${escaped(title)}) Tj`,
    '/F1 10 Tf',
    ...lines.flatMap((line, index) => [`0 ${index === 0 ? -32 : -16} Td`, `(${escaped(line)}) Tj`]),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = text.length
  const entries = offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new Uint8Array(Array.from(text, character => character.charCodeAt(0)))
}

/** Text as a PDF string in Latin-1; other characters become question marks. */
function escaped(text: string): string {
  return text.replace(/[()\\]/g, sign => `\\${sign}`).replace(/[^\x20-\x7e]/g, sign => LATIN[sign] ?? '?')
}

const LATIN: Record<string, string> = { '–': '-', '—': '-', '−': '-', '’': "'", ' ': ' ' }
