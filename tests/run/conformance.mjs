// Checks a deployment: `npm run conformance -- --url URL`.
import { installPackages } from './install.mjs'

installPackages()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../contract/conformance/main.ts')
await main(process.argv.slice(2))
