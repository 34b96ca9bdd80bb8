import * as v from 'valibot'
import { bytesToBase64 } from '../../lib/base64.ts'
import { utf8ToBytes } from '../../lib/bytes.ts'
import { createLock } from '../../lib/lock.ts'
import { sealedText } from '../sealed/encoding.ts'
import type { PromptStore, StoredPrompt } from './prompts.ts'

const schema = v.fallback(v.record(v.string(), v.array(v.string())), {})

type Ports = Readonly<{
  crypto: Crypto
  store: PromptStore
  /** It ends with the browser, as prompts do, and no disk holds it. */
  memory: Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>
}>

export type DigestedPrompts = PromptStore &
  Readonly<{
    isIntact: (prompt: StoredPrompt) => Promise<boolean>
  }>

/** Works while locked, when no seal can be made. A changed row never becomes intact again. */
export function withPromptDigests({ crypto, store, memory }: Ports): DigestedPrompts {
  const inTurn = createLock()
  const known = async () => v.parse(schema, await memory.read())

  async function isIntact(prompt: StoredPrompt): Promise<boolean> {
    return (await known())[prompt.id]?.includes(await digestOf(crypto, prompt)) ?? false
  }

  async function isOverwritable(id: string): Promise<boolean> {
    if ((await known())[id] === undefined) return true
    const before = await store.load(id)
    return before !== undefined && (await isIntact(before))
  }

  return {
    ...store,
    isIntact,
    save: (prompt) =>
      inTurn(async () => {
        const digests = await known()
        const after = (await isOverwritable(prompt.id)) ? await digestOf(crypto, prompt) : undefined
        const put = (own: readonly string[]) => memory.write({ ...digests, [prompt.id]: own })
        await put(after === undefined ? [] : [...(digests[prompt.id] ?? []), after])
        await store.save(prompt)
        if (after !== undefined) await put([after])
      }),
    remove: (id) =>
      inTurn(async () => {
        await store.remove(id)
        const { [id]: _gone, ...left } = await known()
        await memory.write(left)
      }),
  }
}

async function digestOf(crypto: Crypto, prompt: StoredPrompt): Promise<string> {
  return bytesToBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8ToBytes(sealedText(prompt)))))
}
