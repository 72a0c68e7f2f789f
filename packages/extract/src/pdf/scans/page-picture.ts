import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageCanvas, PagePicture, PageRecogniser } from '../../extract-options';
import type { DrawingFactories } from '../pdfjs/open-pdf';

/** Fine enough for small print with accents; finer only takes longer. */
const DOTS_PER_INCH = 240;
const POINTS_PER_INCH = 72;
const PIXELS_MAX = 9_000_000;

type Canvas2d = {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
};

/** The page as a scanner would see it. */
export async function drawPage(
  page: PDFPageProxy,
  recogniser: PageRecogniser,
): Promise<PagePicture> {
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(
    DOTS_PER_INCH / POINTS_PER_INCH,
    Math.sqrt(PIXELS_MAX / Math.max(1, whole.width * whole.height)),
  );
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.floor(viewport.width));
  const height = Math.max(1, Math.floor(viewport.height));
  const canvas = recogniser.createCanvas(width, height);
  const context = canvas.getContext('2d');
  // Canvases of browsers and of Node draw alike; PDF.js has types for those of a page only.
  const canvasContext = context as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, background: '#ffffff' }).promise;
  const { data } = (context as Canvas2d).getImageData(0, 0, width, height);
  return { width, height, pixels: data };
}

/** PDF.js wants classes that make canvases and filters. Without a page there are no filters. */
export function drawingFactories({ createCanvas }: PageRecogniser): DrawingFactories {
  const none = () => 'none';
  return {
    CanvasFactory: function CanvasFactory() {
      return {
        create(width: number, height: number) {
          const canvas = createCanvas(width, height);
          return { canvas, context: canvas.getContext('2d') };
        },
        reset(drawn: { canvas: PageCanvas }, width: number, height: number) {
          Object.assign(drawn.canvas, { width, height });
        },
        destroy(drawn: { canvas: PageCanvas }) {
          Object.assign(drawn.canvas, { width: 0, height: 0 });
        },
      };
    },
    FilterFactory: function FilterFactory() {
      return {
        addFilter: none,
        addHCMFilter: none,
        addAlphaFilter: none,
        addLuminosityFilter: none,
        addKnockoutFilter: none,
        addHighlightHCMFilter: none,
        destroy: () => undefined,
      };
    },
  };
}
