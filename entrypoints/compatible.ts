import { startCompatible } from '../src/provider/page-scripts/window-ethereum.ts'

startCompatible(window)
