// `npm run pictures` redraws the screen pictures. Check each changed one before a commit.
import { findChromium } from './chromium.mjs'
import { answerHelp } from './help.mjs'
import { installPackages } from './install.mjs'

answerHelp(`npm run pictures

Draws the kept pictures of the screens anew. Look at each that changed before you commit it.
`)
installPackages()
process.env['CHROMIUM'] = findChromium()
const { register } = await import('tsx/esm/api')
register()
await import('../ui/visual/draw-pictures.ts')
