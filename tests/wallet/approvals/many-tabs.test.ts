import { expect, it } from 'vitest'
import { unwrapGrant } from '../../../entrypoints/background/sites/unwrap-grant.ts'
import { createRouter } from '../../../src/provider/router/router.ts'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import { createPromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { promptMessage } from '../../../src/wallet/sites/site-prompts.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort } from '../../provider/stand.ts'
import { silent } from '../silent.ts'

function browser(inView: number) {
  const disk = new Map<string, Prompt>()
  const windows: string[] = []
  const isInView = async (tabId: number) => tabId === inView
  const prompts = createPromptQueue({
    ...silent(),
    save: async (prompt) => void disk.set(prompt.id, prompt),
    list: async () => [...disk.values()],
    remove: async (id) => void disk.delete(id),
    isInView,
    showWindow: async () => void windows.push('front'),
    settleWindow: async () => {},
    changed: () => {},
    randomName: () => crypto.randomUUID(),
    nowSeconds: () => 0,
    nowMilliseconds: () => 0,
  })
  const wallet = createWallet()
  wallet.accounts.set(ORIGIN, [ACCOUNT])
  const { grantedAccounts } = wallet.ports
  const router = createRouter({
    ...wallet.ports,
    isInView,
    openPrompts: prompts.list,
    displace: prompts.displace,
    signMessage: async (origin, message, asker) => {
      const ask = (prompt: Parameters<typeof prompts.ask>[0]) => prompts.ask(prompt, asker)
      return unwrapGrant(await promptMessage(origin, message, { grantedAccounts, ask })).signature
    },
  })
  const tabs = Array.from({ length: 20 }, (_, index) => index + 1)
  const ports = tabs.map((tabId) => openPort(router, { tabId, documentId: `${tabId}` }))
  return { prompts, windows, ports }
}

it.each([1, 7, 20])(
  'of twenty tabs that sign at once ten wait, tab %i in view first, and ten get -32002',
  async (inView) => {
    const { prompts, windows, ports } = browser(inView)
    const keys = ports.map((port) => port.say('personal_sign', ['0x00', ACCOUNT]))
    const answers = () =>
      ports.map((port, index) => port.answerTo(keys[index] ?? '')).filter((answer) => answer !== undefined)
    await expect.poll(answers).toHaveLength(10)
    for (const answer of answers()) expect(answer).toMatchObject({ error: { code: -32002 } })
    await expect.poll(() => windows).toEqual(['front'])

    const waiting = await prompts.list()
    expect(waiting).toHaveLength(10)
    expect(waiting[0]?.pages).toMatchObject([{ tabId: inView }])
    for (const { id } of waiting) await prompts.end(id, { ok: true, value: id })
    await expect.poll(answers).toHaveLength(20)
    expect(answers().filter((answer) => 'result' in answer)).toHaveLength(10)
    expect(ports[inView - 1]?.answerTo(keys[inView - 1] ?? '')).toMatchObject({ result: waiting[0]?.id })
  },
)
