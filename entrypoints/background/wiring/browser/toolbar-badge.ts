import { languageFor } from '../../../../src/core/text/language.ts'
import { setBadge } from '../../../../src/platform/badge.ts'
import type { SettingsStore } from '../../../../src/store/settings/settings.ts'
import type { PromptQueue } from '../../../../src/wallet/approvals/queue.ts'
import { badgeOf, NO_BADGE, type TransfersInFlight } from '../../../../src/wallet/notifications/badge.ts'

type Parts = Readonly<{
  prompts: Pick<PromptQueue, 'list'>
  moving: Pick<TransfersInFlight, 'count'>
  settings: Pick<SettingsStore, 'read'>
}>

/** Shows waiting prompts and transfers in flight. */
export async function showToolbarBadge({ prompts, moving, settings }: Parts): Promise<void> {
  const [waiting, { language }] = await Promise.all([prompts.list(), settings.read()])
  const counts = { waiting: waiting.length, moving: moving.count() }
  const isQuiet = counts.waiting + counts.moving === 0
  if (isQuiet) return setBadge(NO_BADGE)
  const { notificationsIn } = await import('../../../../src/ui/messages/desktop-words.ts')
  const { badge } = await notificationsIn(languageFor(language, navigator.languages))
  await setBadge(badgeOf(counts, badge))
}
