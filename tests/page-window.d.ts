type PageProvider = {
  request: (call: { method: string; params?: unknown }) => Promise<unknown>
  isMetaMask?: boolean
}

interface Window {
  provider: PageProvider
  wallet: PageProvider
  /** Events of `wallet`, as name and value. */
  heard: [string, unknown][]
  noted: [string, unknown][]
  asked: [string, unknown[]][]
  tell: (event: string, value: unknown) => void
  checks: Record<string, (argument: unknown) => Promise<unknown>>
  run: Record<string, (given: unknown) => unknown>
  runHeld: () => void
  answer: () => void
  axe: typeof import('axe-core')
  first: unknown
  said: string[]
  shifts: readonly string[]
  written: string[]
}

type CompatibleWindow = Window & { ethereum: PageProvider }
