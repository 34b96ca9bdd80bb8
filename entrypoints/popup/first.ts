import '../../src/ui/theme/first.css'
import { closeTrustedTypes } from '../../src/platform/trusted-types.ts'
import { placeOf } from '../../src/ui/place.ts'
import { parseRoute } from '../../src/ui/route.ts'
import { rememberedFrame, showFrame } from '../../src/ui/theme/frame.ts'
import { rememberedTheme, showTheme } from '../../src/ui/theme/theme.ts'

// The first picture waits for what stands here, and for nothing else: its theme and its frame. The app follows it.

/** Longer than any frame takes, milliseconds: a page that is never drawn starts all the same. */
const FRAME_MILLISECONDS = 100

closeTrustedTypes()
showTheme(rememberedTheme())
showFrame(rememberedFrame(parseRoute(location.hash).screen === 'home'))
document.documentElement.dataset['place'] = placeOf(location, { width: innerWidth, height: innerHeight })
void drawn().then(() => import('./main.tsx'))

function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    setTimeout(resolve, FRAME_MILLISECONDS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
