/// <reference types="vite/client" />
import type { HearthDesktop } from '../contract/bridge.ts';

declare global {
  interface Window {
    readonly hearthDesktop?: HearthDesktop;
  }
}
