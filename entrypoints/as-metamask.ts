import { startAsMetaMask } from '../src/provider/compatible.ts'

startAsMetaMask(window)
