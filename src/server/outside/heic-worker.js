// Unpacks one HEIC picture, away from the server's own thread: its decoder is compiled C, which holds the thread until it is done.
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

const { bytes, maxPixels } = workerData;
const [image] = new libheif.HeifDecoder().decode(bytes);
const [width, height] = [image.get_width(), image.get_height()];
if (width * height > maxPixels) throw new Error('The picture unpacks into a giant');
image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
  if (!shown) throw new Error('The picture is broken');
  const { data } = shown;
  parentPort.postMessage({ data, width, height }, [data.buffer]);
});
