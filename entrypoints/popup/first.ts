import { languageFor } from '../../src/core/text/language.ts'
import { closeTrustedTypes } from '../../src/platform/trusted-types.ts'
import { rememberedLanguage, showLanguage } from '../../src/ui/messages/stored-language.ts'
import { pagePlaceInAddress } from '../../src/ui/page-place.ts'
import { parseRoute } from '../../src/ui/route.ts'
import { rememberedFrame, showFrame } from '../../src/ui/theme/frame.ts'
import { rememberedTheme, showTheme } from '../../src/ui/theme/theme.ts'

// The first picture needs only theme, frame and writing direction.

/** Milliseconds. The app starts after this even if no picture is drawn. */
const PICTURE_MILLISECONDS = 250

closeTrustedTypes()
showTheme(rememberedTheme())
showLanguage(languageFor(rememberedLanguage(), navigator.languages))
showFrame(rememberedFrame(parseRoute(location.hash).screen === 'home'))
// Reading the page's size here would force another layout. `frame.css` handles the rest.
const place = pagePlaceInAddress(location)
if (place) document.documentElement.dataset['place'] = place
delete document.documentElement.dataset['waits']
void drawn().then(() => {
  // The first picture has no text that would wait for fonts. The app needs them at once.
  for (const font of document.fonts) font.load().catch(() => undefined)
  return import('./main.tsx')
})

// It waits for the picture, since the app would compete for the processor.
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    setTimeout(resolve, PICTURE_MILLISECONDS)
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}
