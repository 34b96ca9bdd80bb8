/** Facts for the hostile page, beyond its own reach. */
export type Facts = Readonly<{
  /** Another site's account. */
  account: string
  /** Another site's bundle id. */
  callsId: string
  victim: string
  extension: string
}>

type Wallet = Readonly<
  Record<'request' | 'on' | 'removeListener' | 'send' | 'sendAsync' | 'enable', (...given: unknown[]) => unknown>
>

/** The attack's tools, taken before any overwrite. */
export type Kit = Readonly<{
  facts: Facts
  wallet: Wallet
  /** Returns JSON, `error` and code, `thrown` and name, or `silent`. */
  outcome: (act: () => unknown, milliseconds?: number) => Promise<string>
  ask: (method: unknown, params?: unknown, milliseconds?: number) => Promise<string>
  /** Runs it 10,000 times at once; returns the sorted kinds of outcome. */
  flood: (act: (index: number) => unknown, milliseconds?: number) => Promise<readonly string[]>
  /** Sends texts over the page's channel; returns the sorted answers. */
  forge: (...details: readonly unknown[]) => Promise<readonly string[]>
  /** The page's channel, which the relay's meeting event reveals. */
  channel: () => Promise<string>
  /** A call in the page end's format, with a fresh key. */
  text: (more: object) => string
  /** With its relay's answers on the caller's channel. */
  lookIn: (window: Window) => Promise<readonly string[]>
  /** Speaks as the page's end; returns its findings. */
  speak: (attributes: Readonly<Record<string, string>>) => Promise<unknown>
  pause: (milliseconds: number) => Promise<void>
}>

/** `seen`: every message from the wallet meanwhile. */
export type Report = Readonly<{ came: unknown; seen: string; isAlive: boolean }>

/** Runs as the hostile page's first script, so it uses no outer names. */
export async function attack(facts: Facts, run: (kit: Kit) => unknown): Promise<void> {
  const { stringify, parse } = JSON
  const [log, later, Native, Message] = [console.log.bind(console), setTimeout.bind(window), Promise, CustomEvent]
  const [listen, dispatch] = [addEventListener.bind(window), dispatchEvent.bind(window)]
  const [listenThere, dispatchThere] = [addEventListener.bind(performance), dispatchEvent.bind(performance)]
  const uuid = crypto.randomUUID.bind(crypto)
  let wallet = {} as Wallet
  let seen = ''
  let channelName: string | undefined
  let isListening = false
  let hears: ((text: string) => void) | undefined

  const pause = (milliseconds: number) => new Native<void>((resolve) => void later(resolve, milliseconds))
  const outcome = (act: () => unknown, milliseconds = 4_000) =>
    new Native<string>((resolve) => {
      later(() => resolve('silent'), milliseconds)
      const doIt = async () => {
        try {
          const result = stringify(await act()) ?? 'undefined'
          seen += result
          resolve(result)
        } catch (error) {
          const { code, name, message, data } = (error ?? {}) as Record<string, unknown>
          seen += `${String(message)} ${stringify(data) ?? ''}`
          resolve(
            typeof code !== 'number' || error instanceof DOMException ? `thrown ${String(name)}` : `error ${code}`,
          )
        }
      }
      void doIt()
    })
  const ask = (method: unknown, params?: unknown, milliseconds?: number) =>
    outcome(() => wallet.request(params === undefined ? { method } : { method, params }), milliseconds)
  const flood = async (act: (index: number) => unknown, milliseconds = 30_000) => {
    const all: Promise<string>[] = []
    for (let index = 0; index < 10_000; index += 1) all[index] = outcome(() => act(index), milliseconds)
    const kinds: string[] = []
    for (const each of all) {
      const kind = await each
      if (!kinds.includes(kind)) kinds.push(kind)
    }
    return kinds.sort()
  }
  const channel = async () => {
    await ask('eth_chainId')
    if (!channelName) throw new Error('expected a channel')
    if (isListening) return channelName
    isListening = true
    listenThere(`${channelName}<`, (event) => {
      const { detail } = event as CustomEvent<string>
      seen += detail
      hears?.(detail)
    })
    return channelName
  }
  const text = (more: object) => stringify({ v: 1, key: uuid(), ...more })
  // Ports keep the order, so a call without an answer by then never gets one.
  const forge = async (...details: readonly unknown[]) => {
    const name = await channel()
    const told: string[] = []
    const last = uuid()
    await new Native<void>((resolve) => {
      hears = (said) => {
        const { key, result, error, state } = said.length > 1 ? parse(said) : {}
        if (key === last) later(resolve, 50)
        else if (!state) told.push(error ? `error ${error.code}` : key ? stringify(result) : said)
      }
      for (const detail of details) dispatchThere(new Message(`${name}>`, { detail }))
      later(() => dispatchThere(new Message(`${name}>`, { detail: text({ key: last, method: 'eth_chainId' }) })), 30)
      later(resolve, 5_000)
    })
    hears = undefined
    return told.sort()
  }
  const lookIn = async (other: Window) => {
    const found: string[] = []
    const { CustomEvent: Theirs } = other as Window & typeof globalThis
    other.addEventListener('eip6963:announceProvider', () => found.push('provider'))
    other.dispatchEvent(new Theirs('eip6963:requestProvider'))
    let name = 'mine'
    other.performance.addEventListener('causeway', (event) => {
      name = (event as CustomEvent).detail ?? name
    })
    other.performance.dispatchEvent(new Theirs('causeway'))
    const key = uuid()
    const answered = new Native<void>((resolve) => {
      other.performance.addEventListener(`${name}<`, (event) => {
        const said = String((event as CustomEvent).detail)
        seen += said
        const told = said.length > 1 ? parse(said) : {}
        if (told.key !== key) return
        found.push(stringify(told.result ?? told.error.code))
        resolve()
      })
    })
    other.performance.dispatchEvent(new Theirs(`${name}>`, { detail: text({ key, method: 'eth_accounts' }) }))
    await Native.race([answered, pause(found.length > 0 ? 5_000 : 150)])
    return found
  }

  const speak = async (attributes: Readonly<Record<string, string>>) => {
    const frame = document.createElement('iframe')
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
    return new Native<unknown>((resolve) => {
      listen('message', ({ data }) => resolve(data))
      later(resolve, 5_000)
      document.documentElement.append(frame)
    })
  }

  listenThere('causeway', (event) => {
    const { detail } = event as CustomEvent<string | null>
    if (detail?.length === 36) channelName ??= detail
  })
  listen('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as CustomEvent).detail
    if (info?.rdns === 'app.causeway' && !wallet.request) wallet = provider
  })
  dispatch(new Event('eip6963:requestProvider'))
  const request: Wallet['request'] | undefined = wallet.request
  const kit = { facts, wallet, outcome, ask, flood, forge, channel, text, lookIn, speak, pause }
  let came: unknown
  try {
    came = await run(kit)
  } catch (error) {
    came = `thrown ${String(error)}`
  }
  // A flood uses up the site's limit for a second.
  let isAlive = false
  for (let time = 0; time < 5 && request !== undefined && !isAlive; time += 1) {
    const chainId = await outcome(() => request({ method: 'eth_chainId' }))
    isAlive = chainId === '"0x1"' || chainId === '"0x2105"'
    if (!isAlive) await pause(500)
  }
  log('attacked', stringify({ came, seen, isAlive }))
}
