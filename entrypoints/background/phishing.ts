import { type PhishingList, readPhishingList } from '../../src/core/phishing/list.ts'
import { type Suspicion, suspicionOf } from '../../src/core/phishing/suspicion.ts'
import { ownFile } from '../../src/platform/runtime.ts'

const FILE = 'phishing.bin'

/**
 * Says what is odd about sites by the list that the extension carries: no server is asked, and nothing is kept. The list
 * is read when it is first needed.
 */
export function openPhishing(): (origin: string) => Promise<Suspicion | undefined> {
  let reading: Promise<PhishingList> | undefined
  return async (origin) => {
    try {
      reading ??= read()
      return suspicionOf(origin, await reading)
    } catch {
      reading = undefined
      return { kind: 'unchecked' }
    }
  }
}

async function read(): Promise<PhishingList> {
  const response = await fetch(ownFile(FILE))
  return readPhishingList(new Uint8Array(await response.arrayBuffer()))
}
