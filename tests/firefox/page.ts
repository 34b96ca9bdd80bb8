import type { Bidi } from './bidi.ts'

export type FirefoxPage = Readonly<{
  context: string
  goTo: (url: string) => Promise<void>
  /** Evaluates and awaits an expression; the result is JSON. */
  evaluate: <T>(expression: string) => Promise<T>
  /** Waits for a value other than null or undefined. */
  until: <T>(expression: string) => Promise<T>
  /** Waits until the mouse can press the element. */
  click: (selector: string) => Promise<void>
  fill: (selector: string, text: string) => Promise<void>
  activate: () => Promise<void>
  /** Waits for a value in the open popup or sidebar; only extension pages can. */
  view: <T>(place: 'popup' | 'sidebar', expression: string) => Promise<T>
}>

const PATIENCE_MILLISECONDS = 30_000
const PAUSE_MILLISECONDS = 50

export function firefoxPage(bidi: Bidi, context: string): FirefoxPage {
  const evaluate = async <T>(expression: string): Promise<T> => {
    const answer = await bidi.send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
      target: { context },
      awaitPromise: true,
    })
    if (answer.type !== 'success') throw new Error(`${expression}: ${answer.exceptionDetails?.text}`)
    return JSON.parse(answer.result?.value ?? 'null') as T
  }
  const until = async <T>(expression: string): Promise<T> => {
    const patient = Date.now() + PATIENCE_MILLISECONDS
    let why: unknown
    while (Date.now() < patient) {
      const found = await evaluate<T | null | false>(expression).catch((error: unknown) => {
        // A navigating page can't evaluate.
        why = error
        return null
      })
      if (found !== null && found !== false) return found
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
    }
    const text = await evaluate<string>('document.body.innerText').catch(String)
    throw new Error(`waited in vain for ${expression} (${String(why ?? '')}); the page says: ${text.slice(0, 600)}`)
  }
  const click = async (selector: string) => {
    const { x, y } = await until<Place>(placeOf(selector))
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
    const actions = [
      { type: 'pointerMove', x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await bidi.send('input.performActions', { context, actions: [{ ...pointer, actions }] })
  }
  return {
    context,
    evaluate,
    until,
    click,
    goTo: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'none' })),
    fill: async (selector, text) => {
      await click(selector)
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await bidi.send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions: keys }] })
    },
    view: (place, expression) =>
      until(`browser.extension.getViews({ type: '${place}' }).map((window) => {
        const { document, innerWidth } = window
        return ${expression}
      })[0] ?? null`),
    activate: async () => void (await bidi.send('browsingContext.activate', { context })),
  }
}

export type Evaluated = Readonly<{
  type: string
  result?: Readonly<{ value?: string }>
  exceptionDetails?: Readonly<{ text: string }>
}>

type Place = Readonly<{ x: number; y: number }>

// The element's middle, once nothing covers it.
function placeOf(selector: string): string {
  return `(() => {
    const element = document.querySelector(${JSON.stringify(selector)})
    if (!element || element.matches(':disabled, [aria-disabled=true]')) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
  })()`
}
