import { language } from '../messages/language.ts'
import { ofGuidance } from '../messages/screen-messages.ts'

export function agoText(atSeconds: number, nowMilliseconds: number): string {
  const seconds = Math.max(0, Math.floor(nowMilliseconds / 1_000) - atSeconds)
  const say = new Intl.RelativeTimeFormat(language.value, { numeric: 'always' })
  if (seconds < 60) return ofGuidance().justNow
  if (seconds < 3_600) return say.format(-Math.floor(seconds / 60), 'minute')
  if (seconds < 86_400) return say.format(-Math.floor(seconds / 3_600), 'hour')
  return say.format(-Math.floor(seconds / 86_400), 'day')
}
