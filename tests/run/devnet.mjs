/** `npm run devnet`. One process from here on: whoever ends this one ends the devnet. */
import { installPackages } from './install.mjs'

installPackages()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../devnet/main.ts')
await main(process.argv.slice(2))
