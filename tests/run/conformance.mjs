// Asks a deployment every question of the interface: `npm run conformance -- --url URL`. See --help for the options.
import { installPackages } from './install.mjs'

installPackages()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../contract/conformance/main.ts')
await main(process.argv.slice(2))
