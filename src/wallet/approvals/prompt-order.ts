import type { Prompt, PromptRequest, RequestingCall, RequestingPage } from './prompt.ts'

export type PromptOrderPorts = Readonly<{
  save: (prompt: Prompt) => Promise<void>
  list: () => Promise<readonly Prompt[]>
  randomName: () => string
  nowSeconds: () => number
}>

/** Lists the waiting prompts, first come first. */
export async function inOrder({ list }: Pick<PromptOrderPorts, 'list'>): Promise<readonly Prompt[]> {
  return [...(await list())].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Saves a call's prompt behind the others; a call that comes again keeps its own. */
export async function promptFor(
  promptRequest: PromptRequest,
  { callKey = promptRequest.key, ...asker }: Partial<RequestingCall>,
  ports: PromptOrderPorts,
): Promise<Prompt> {
  const all = await inOrder(ports)
  const known = all.find(({ origin, callKeys }) => origin === promptRequest.origin && callKeys.includes(callKey))
  if (known) return known
  const last = all.at(-1)
  const place = last ? placeOf(last) + 1 : 0
  const names = { id: ports.randomName(), ticket: ports.randomName(), createdAtSeconds: ports.nowSeconds() }
  const prompt: Prompt = { ...promptRequest, ...names, place, callKeys: [callKey], pages: pagesOf(asker) }
  await ports.save(prompt)
  return prompt
}

/** Removes vanished pages from the prompts; gives the prompts without any. */
export async function leavePrompts(
  isGone: (page: RequestingPage) => Promise<boolean>,
  ports: Pick<PromptOrderPorts, 'save' | 'list'>,
): Promise<readonly Prompt[]> {
  const over: Prompt[] = []
  for (const prompt of await ports.list()) {
    if (!prompt.pages) continue
    const gone = await Promise.all(prompt.pages.map(isGone))
    const pages = prompt.pages.filter((_page, index) => !gone[index])
    if (pages.length === 0) over.push(prompt)
    else if (pages.length < prompt.pages.length) await ports.save({ ...prompt, pages })
  }
  return over
}

function placeOf({ place = 0 }: Prompt): number {
  return place
}

function pagesOf({ tabId, documentId }: Partial<RequestingCall>): Prompt['pages'] {
  return tabId === undefined ? undefined : [{ tabId, documentId }]
}
