import type { Page } from 'playwright'
import decodeQR from 'qr/decode.js'

/** Decodes the code from the drawn pixels, in the current theme. */
export async function readCode(page: Page, testId: string): Promise<string> {
  const shot = await page.getByTestId(testId).screenshot({ animations: 'disabled' })
  const { width, height, data } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new RangeError('expected a canvas, got none')
    context.drawImage(image, 0, 0)
    const pixels = context.getImageData(0, 0, image.width, image.height)
    return { width: pixels.width, height: pixels.height, data: [...pixels.data] }
  }, shot.toString('base64'))
  return decodeQR({ width, height, data: Uint8Array.from(data) })
}
