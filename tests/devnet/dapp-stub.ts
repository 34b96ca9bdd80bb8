/** One answer forever, or a list whose last one remains. */
export type Answers = Readonly<Record<string, Answer | readonly Answer[]>>
type Answer = Readonly<{ result: unknown }> | Readonly<{ code: number; message: string }>

/** Injects a stub wallet that records requests in `asked`. */
export function announceStub({ name, answers }: Readonly<{ name: string; answers: Answers }>): void {
  const kept = window
  const listeners: [string, (value: unknown) => void][] = []
  const given = new Map<string, number>()
  kept.asked = []
  kept.tell = (event, value) => {
    for (const [name, listener] of listeners) if (name === event) listener(value)
  }
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    kept.asked.push([method, params as unknown[]])
    const answer = answers[method]
    const turn = given.get(method) ?? 0
    given.set(method, turn + 1)
    const mine = Array.isArray(answer) ? answer[Math.min(turn, answer.length - 1)] : answer
    if (mine && 'result' in mine) return mine.result
    throw Object.assign(new Error(mine?.message ?? `The method "${method}" does not exist / is not available.`), {
      code: mine?.code ?? 4200,
    })
  }
  const provider = {
    request,
    on: (event: string, listener: (value: unknown) => void) => listeners.push([event, listener]),
  }
  const info = { uuid: crypto.randomUUID(), name, rdns: 'example.stub', icon: 'data:image/svg+xml,' }
  const detail = Object.freeze({ info, provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
