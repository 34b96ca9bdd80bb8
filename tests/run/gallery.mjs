// `npm run gallery` serves every screen state and the sheet of all parts until stopped.
import { answerHelp } from './help.mjs'
import { installPackages } from './install.mjs'

answerHelp(`npm run gallery

Serves every screen in every state, and the design system, until it is stopped.
`)
installPackages()
const { register } = await import('tsx/esm/api')
register()
const { serveGallery } = await import('../ui/gallery-server.ts')
const { STATES } = await import('../ui/browser.ts')
const { url } = await serveGallery()
process.stdout.write(`Tokens, icons and parts:  ${url}/parts.html\n`)
process.stdout.write(`A screen in a state:      ${url}/?scene=home\n`)
process.stdout.write(`\nThe states: ${STATES.join(' ')}\n`)
// The gallery's server doesn't keep a process alive.
setInterval(() => undefined, 2 ** 30)
