import type { Bidi } from './bidi.ts'

/** A tab or a window of Firefox. */
export type FirefoxPage = Readonly<{
  context: string
  goTo: (url: string) => Promise<void>
  /** What an expression of JavaScript comes to in the page, a promise awaited; as JSON keeps it. */
  evaluate: <T>(expression: string) => Promise<T>
  /** Waits until an expression comes to something that is not nothing, and gives it. */
  until: <T>(expression: string) => Promise<T>
  /** Waits for an element that can be pressed, and presses it with the mouse. */
  click: (selector: string) => Promise<void>
  /** Waits for a field, and types into it. */
  fill: (selector: string, text: string) => Promise<void>
  activate: () => Promise<void>
  /** Waits until an expression comes to something in the popup or sidebar that is open; only pages of the extension see it. */
  view: <T>(place: 'popup' | 'sidebar', expression: string) => Promise<T>
}>

const PATIENCE_MILLISECONDS = 30_000
const PAUSE_MILLISECONDS = 50

/** The page that Firefox knows by this name. */
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
        // A page that is on its way to another has nothing to evaluate in.
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

/** What Firefox answers to an expression. */
export type Evaluated = Readonly<{
  type: string
  result?: Readonly<{ value?: string }>
  exceptionDetails?: Readonly<{ text: string }>
}>

type Place = Readonly<{ x: number; y: number }>

// Where an element is pressed: its middle, once nothing else lies there and it can be pressed.
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
