import { openStores } from '../../entrypoints/background/wiring/stores.ts'
import { TEST_ENTROPY, testMacs } from '../store/stand.ts'

type Places = Omit<NonNullable<Parameters<typeof openStores>[0]>, 'macs'>

/** The stores of an unlocked wallet. */
export async function openTestStores(places: Places = {}, entropy = TEST_ENTROPY) {
  const stores = openStores({ ...places, macs: { open: testMacs(entropy), during: (_entropy, work) => work() } })
  await stores.sealed.making(entropy, async () => {})
  return stores
}
