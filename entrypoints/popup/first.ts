import { languageFor } from '../../src/core/language.ts'
import { closeTrustedTypes } from '../../src/platform/trusted-types.ts'
import { rememberedLanguage, showLanguage } from '../../src/ui/messages/kept-language.ts'
import { placeSaid } from '../../src/ui/place.ts'
import { parseRoute } from '../../src/ui/route.ts'
import { rememberedFrame, showFrame } from '../../src/ui/theme/frame.ts'
import { rememberedTheme, showTheme } from '../../src/ui/theme/theme.ts'

// The first picture waits for what stands here, and for nothing else: its theme, its frame, and the way it is written. The app follows it.

/** Longer than the first picture takes, milliseconds: a page that is never drawn starts all the same. */
const PICTURE_MILLISECONDS = 250

closeTrustedTypes()
showTheme(rememberedTheme())
showLanguage(languageFor(rememberedLanguage(), navigator.languages))
showFrame(rememberedFrame(parseRoute(location.hash).screen === 'home'))
// To ask for the size of the page here would lay it out once more before its first picture; what hangs on it, `frame.css`
// knows by itself.
const place = placeSaid(location)
if (place) document.documentElement.dataset['place'] = place
delete document.documentElement.dataset['waits']
void drawn().then(() => {
  // There is no letter in the first picture, which would wait for its font; the app begins with letters.
  for (const font of document.fonts) font.load().catch(() => undefined)
  return import('./main.tsx')
})

// Not before it is on the screen: the app would take the processor from whoever draws it.
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    setTimeout(resolve, PICTURE_MILLISECONDS)
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}
