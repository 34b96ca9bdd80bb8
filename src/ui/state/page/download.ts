/** Milliseconds for the browser to take the file. */
const KEPT_MILLISECONDS = 60_000

/** A link outside the page needs no permission. */
export function download(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLISECONDS)
}
