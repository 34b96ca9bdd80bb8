const NAMES = {
  csv: 'history',
  json: 'history',
  support: 'support',
  picture: 'receipt',
  backup: 'backup',
  damaged: 'damaged-wallet',
} as const
const EXTENSIONS = {
  csv: 'csv',
  json: 'json',
  support: 'json',
  picture: 'png',
  backup: 'json',
  damaged: 'json',
} as const

export function fileName(file: keyof typeof NAMES, nowMilliseconds: number): string {
  const date = new Date(nowMilliseconds)
  const two = (number: number) => `${number}`.padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `causeway-${NAMES[file]}-${day}.${EXTENSIONS[file]}`
}

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
