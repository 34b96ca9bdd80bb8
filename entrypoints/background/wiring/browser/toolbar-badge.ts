import { languageFor } from '../../../../src/core/text/language.ts'
import { setBadge } from '../../../../src/platform/badge.ts'
import type { SettingsStore } from '../../../../src/store/settings/settings.ts'
import { BADGES } from '../../../../src/ui/messages/toolbar-badge.ts'
import type { PromptQueue } from '../../../../src/wallet/approvals/queue.ts'
import { badgeOf, type TransfersInFlight } from '../../../../src/wallet/notifications/badge.ts'

type Parts = Readonly<{
  prompts: Pick<PromptQueue, 'list'>
  moving: Pick<TransfersInFlight, 'count'>
  settings: Pick<SettingsStore, 'read'>
}>

/** Shows waiting prompts and transfers in flight. */
export async function showToolbarBadge({ prompts, moving, settings }: Parts): Promise<void> {
  const [waiting, { language }] = await Promise.all([prompts.list(), settings.read()])
  const words = BADGES[languageFor(language, navigator.languages)]
  await setBadge(badgeOf({ waiting: waiting.length, moving: moving.count() }, words))
}
