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
