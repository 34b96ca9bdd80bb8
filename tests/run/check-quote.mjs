// The verifier for auditors: `npm run --silent check-quote -- FILE`.
import { installPackages } from './install.mjs'

installPackages()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../check-quote/main.ts')
process.exitCode = await main(process.argv.slice(2))
