// Kills the wallet in mid-crossing again and again: `npm run --silent torture -- --kills N --seed S`. See tests/torture.
import { ensureBitcoind } from './bitcoind.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages } from './install.mjs'

installPackages()
process.env.CHROMIUM = findChromium()
await ensureBitcoind()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../torture/main.ts')
process.exit(await main(process.argv.slice(2)))
