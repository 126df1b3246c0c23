import drawQr from 'qr'

/** Modules of light around a code, which readers need (ISO/IEC 18004). */
const quiet = 4

/**
 * A text as a QR code for the camera of a phone: an SVG as the address of a picture, made on the server. Dark modules
 * that lie side by side are one stroke.
 */
export function qrPicture(text: string): string {
  const rows = drawQr(text, 'raw', { ecc: 'medium', border: quiet })
  const strokes = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(
      ({ 0: { length }, index }) => `M${String(index)} ${String(y)}h${String(length)}v1h-${String(length)}z`,
    ),
  )
  const size = String(rows.length)
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' shape-rendering='crispEdges'><path fill='white' d='M0 0h${size}v${size}H0z'/><path d='${strokes.join('')}'/></svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[<>]/g, encodeURIComponent)}`
}
