import { startAsMetaMask } from '../src/provider/page-scripts/window-ethereum.ts'

startAsMetaMask(window)
