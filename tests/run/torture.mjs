// Kills the wallet during transfers: `npm run --silent torture -- --kills N --seed S`. See tests/torture.
import { ensureBitcoind } from './bitcoind.mjs'
import { findChromium } from './chromium.mjs'
import { answerHelp } from './help.mjs'
import { installPackages } from './install.mjs'

answerHelp(`npm run --silent torture -- --kills N --seed S

Kills the wallet during transfers on the devnet, and counts on the chains what was sent, lost or stuck.
  --kills N   so many kills (200)
  --seed S    draws the moments of the kills (1)
`)
installPackages()
process.env.CHROMIUM = findChromium()
await ensureBitcoind()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../torture/main.ts')
process.exit(await main(process.argv.slice(2)))
