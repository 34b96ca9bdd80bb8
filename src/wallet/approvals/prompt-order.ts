import type { Prompt, PromptRequest, RequestingCall, RequestingPage } from './prompt.ts'

export type PromptOrderPorts = Readonly<{
  save: (prompt: Prompt) => Promise<void>
  list: () => Promise<readonly Prompt[]>
  randomName: () => string
  nowSeconds: () => number
}>

/** A hidden tab must not take the focus. */
export type InViewPorts = Readonly<{ isInView: (tabId: number) => Promise<boolean> }>

/** Lists them first come first. */
export async function promptsInOrder({ list }: Pick<PromptOrderPorts, 'list'>): Promise<readonly Prompt[]> {
  return [...(await list())].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Saves a call's prompt last, once. */
export async function promptFor(
  promptRequest: PromptRequest,
  { callKey = promptRequest.key, ...asker }: Partial<RequestingCall>,
  ports: PromptOrderPorts,
): Promise<Prompt> {
  const all = await promptsInOrder(ports)
  const known = all.find(({ origin, callKeys }) => origin === promptRequest.origin && callKeys.includes(callKey))
  if (known) return known
  const last = all.at(-1)
  const place = last ? placeOf(last) + 1 : 0
  const names = { id: ports.randomName(), ticket: ports.randomName(), createdAtSeconds: ports.nowSeconds() }
  const prompt: Prompt = { ...promptRequest, ...names, place, callKeys: [callKey], pages: pagesOf(asker) }
  await ports.save(prompt)
  return prompt
}

/** Moves prompts of tabs in view forward, behind those that stay open. */
export async function bringForward(
  stays: (prompt: Prompt, isSeen: boolean) => boolean,
  ports: Pick<PromptOrderPorts, 'save' | 'list'> & InViewPorts,
): Promise<void> {
  const all = await promptsInOrder(ports)
  const ranked = await Promise.all(
    all.map(async (prompt) => {
      const isSeen = await isPromptInView(prompt, ports)
      const isOpen = prompt.isOpen === true && stays(prompt, isSeen)
      return { prompt, isOpen, rank: isOpen ? 0 : isSeen ? 1 : 2 }
    }),
  )
  const places = all.map(placeOf)
  for (const [index, { prompt, isOpen }] of ranked.sort((a, b) => a.rank - b.rank).entries()) {
    const place = places[index]
    if (place !== placeOf(prompt) || isOpen !== (prompt.isOpen ?? false)) await ports.save({ ...prompt, place, isOpen })
  }
}

/** Keeps callers, pages and place; false if it is over. */
export async function changePrompt(prompt: Prompt, ports: Pick<PromptOrderPorts, 'save' | 'list'>): Promise<boolean> {
  const now = (await ports.list()).find(({ id }) => id === prompt.id)
  if (!now) return false
  const { callKeys, pages, place, isOpen } = now
  await ports.save({ ...prompt, callKeys, pages, place, isOpen })
  return true
}

/** False if it was open, or is over. */
export async function openPrompt(id: string, ports: Pick<PromptOrderPorts, 'save' | 'list'>): Promise<boolean> {
  const prompt = (await ports.list()).find((each) => each.id === id)
  if (!prompt || prompt.isOpen) return false
  await ports.save({ ...prompt, isOpen: true })
  return true
}

/** An unknown page counts as seen. */
export async function isPromptInView({ pages }: Prompt, { isInView }: InViewPorts): Promise<boolean> {
  if (!pages) return true
  return (await Promise.all(pages.map(({ tabId }) => isInView(tabId)))).includes(true)
}

export async function promptsSeen(ports: Pick<PromptOrderPorts, 'list'> & InViewPorts): Promise<readonly Prompt[]> {
  const all = await promptsInOrder(ports)
  const isSeen = await Promise.all(all.map(async (each) => each.isOpen || isPromptInView(each, ports)))
  return all.filter((_each, index) => isSeen[index])
}

/** Spares open ones. */
export async function firstHidden(
  ids: readonly string[],
  ports: Pick<PromptOrderPorts, 'list'> & InViewPorts,
): Promise<Prompt | undefined> {
  const all = await ports.list()
  for (const id of ids) {
    const prompt = all.find((each) => each.id === id)
    if (prompt && !prompt.isOpen && !(await isPromptInView(prompt, ports))) return prompt
  }
  return undefined
}

/** Removes vanished pages; gives the prompts without any. */
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
