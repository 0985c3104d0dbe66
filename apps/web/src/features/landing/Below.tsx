import { Download } from './Download.tsx';
import { Features } from './Features.tsx';
import { Pictures } from './Pictures.tsx';
import { Pricing } from './Pricing.tsx';

export { Footer } from './Footer.tsx';

/** What nobody sees of the landing page before they scroll. */
export function Sections() {
  return (
    <>
      <Features />
      <Pictures />
      <Pricing />
      <Download />
    </>
  );
}
