import { ofChooser } from '../messages/app-messages.ts'
import { partsAreSpoken } from '../messages/lazy-part.ts'
import type { App } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'

/** Adds and chooses the wallet's next account; tells so, or why not. It loads late, because of the reasons' words. */
export async function addAndChoose({ client, store, tell }: Pick<App, 'client' | 'store' | 'tell'>): Promise<void> {
  await partsAreSpoken()
  const before = new Set(readyValue(store.accounts.now.peek())?.map(({ id }) => id))
  try {
    const answer = await client.call('accounts.addNext', {})
    if (!answer.ok) return tell(reasonText(answer.reason))
    await store.accounts.reload()
    const added = readyValue(store.accounts.now.peek())?.find(({ id }) => !before.has(id))
    if (added) store.chosenAccountId.value = added.id
    tell(ofChooser().now({ label: answer.label }))
  } catch (error) {
    tell(messageOf(error))
  }
}
