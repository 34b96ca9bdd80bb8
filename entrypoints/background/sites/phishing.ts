import { type PhishingList, readPhishingList } from '../../../src/core/phishing/list.ts'
import { type Suspicion, suspicionOfSite } from '../../../src/core/phishing/suspicion.ts'
import { once } from '../../../src/lib/once.ts'
import { ownFile } from '../../../src/platform/runtime.ts'

const FILE = 'phishing.bin'

/** Checks sites against the bundled list, loaded on first use; asks no server. */
export function openPhishing(): (origin: string) => Promise<Suspicion | undefined> {
  const list = once(read)
  return async (origin) => {
    try {
      return suspicionOfSite(origin, await list.get())
    } catch {
      return { kind: 'unchecked' }
    }
  }
}

async function read(): Promise<PhishingList> {
  const response = await fetch(ownFile(FILE))
  return readPhishingList(new Uint8Array(await response.arrayBuffer()))
}
