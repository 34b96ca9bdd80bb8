// The proof as a tool for auditors: `npm run --silent check-quote -- FILE`. See --help and the README.
import { installPackages } from './install.mjs'

installPackages()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../check-quote/main.ts')
process.exitCode = await main(process.argv.slice(2))
