import type { Language } from '../../core/text/language.ts'
import { Button } from '../controls/button.tsx'
import { LANGUAGES, language } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'

export function LanguagePicker() {
  const { client, store, tell } = useApp()
  const choose = (chosen: Language) =>
    client
      .call('settings.set', { language: chosen })
      .then(() => store.wallet.reload())
      .catch((error: unknown) => tell(messageOf(error)))
  return (
    <fieldset class="languages" aria-label={m().settings.language}>
      {LANGUAGES.map((each) => (
        <Button
          key={each.language}
          kind="quiet"
          pressed={each.language === language.value}
          onClick={() => choose(each.language)}
          testId={`language-${each.language}`}
        >
          <span lang={each.language}>{each.name}</span>
        </Button>
      ))}
    </fieldset>
  )
}
