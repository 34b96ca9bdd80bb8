import type { Prompt, PromptRequest, RequestingCall, RequestingPage } from './prompt.ts'

export type JoiningPorts = Readonly<{
  save: (prompt: Prompt) => Promise<void>
  list: () => Promise<readonly Prompt[]>
  randomName: () => string
  nowSeconds: () => number
}>

const MOST_JOINED = 16

/** Joins a call to its open prompt, or saves a new one. */
export async function promptFor(
  promptRequest: PromptRequest,
  asker: Partial<RequestingCall>,
  ports: JoiningPorts,
): Promise<[Prompt, isNew: boolean]> {
  const { callKey, asks } = asker
  const pages = pagesOf(asker)
  const known = (await ports.list()).find((each) => isSame(each, promptRequest, asks))
  if (known) return [await joined(known, { callKey, pages }, ports), false]
  const names = { id: ports.randomName(), ticket: ports.randomName(), createdAtSeconds: ports.nowSeconds() }
  const prompt: Prompt = { ...promptRequest, ...names, asks, callKeys: [callKey ?? promptRequest.key], pages }
  await ports.save(prompt)
  return [prompt, true]
}

async function joined(
  prompt: Prompt,
  { callKey, pages }: Readonly<{ callKey: string | undefined; pages: Prompt['pages'] }>,
  { save }: Pick<JoiningPorts, 'save'>,
): Promise<Prompt> {
  const callKeys = prompt.callKeys
  if (callKey === undefined || callKeys.includes(callKey)) return prompt
  const waiting = prompt.pages && pages && withPages(prompt.pages, pages)
  const more = { ...prompt, callKeys: [...callKeys, callKey].slice(-MOST_JOINED), pages: waiting }
  await save(more)
  return more
}

/** Removes vanished pages from the prompts; gives the prompts without any. */
export async function leavePrompts(
  isGone: (page: RequestingPage) => Promise<boolean>,
  ports: Pick<JoiningPorts, 'save' | 'list'>,
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

function pagesOf({ tabId, documentId }: Partial<RequestingCall>): Prompt['pages'] {
  return tabId === undefined ? undefined : [{ tabId, documentId }]
}

function withPages(known: readonly RequestingPage[], more: readonly RequestingPage[]): readonly RequestingPage[] {
  const isKnown = (page: RequestingPage) =>
    known.some(({ tabId, documentId }) => tabId === page.tabId && documentId === page.documentId)
  return [...known, ...more.filter((page) => !isKnown(page))].slice(-MOST_JOINED)
}

function isSame(prompt: Prompt, promptRequest: PromptRequest, asks: string | undefined): boolean {
  if (prompt.origin !== promptRequest.origin || prompt.kind !== promptRequest.kind) return false
  return prompt.key === promptRequest.key || (asks !== undefined && prompt.asks === asks)
}
