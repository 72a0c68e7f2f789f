export { browserModelTexts } from './browser-model.texts';
export { BrowserModelSwitch } from './browser-model-switch';
export { CardsWorkerContext } from './cards-worker-context';
export { DeviceFailed } from './device-failed';
export { DEVICE_ENGINE } from './device-messages';
export { DEVICE_LIMIT_MS, DeviceModelError, type DeviceProgress } from './make-cards-on-device';
export { useBrowserModel } from './use-browser-model';
