/**
 * What screens of visitors and the first one of those signed in have in common. Named here, it comes with the first file
 * of code, which every screen waits for anyway, and neither has to load what is only the other's. The build tells what
 * is missing (build/chunks.ts).
 */
import './lib/history-steps.ts';
import './lib/preload.ts';
import './ui/Alert.tsx';
import './ui/Badge.tsx';
import './ui/FormFrame.tsx';
import './ui/LazyPart.tsx';
import './ui/page-title.ts';
import './ui/Skeleton.tsx';

export {
  IconAlertSquareRounded,
  IconAntennaBars3,
  IconBolt,
  IconCheck,
  IconCircle,
  IconCircleHalf2,
  IconDownload,
  IconUsers,
} from '@tabler/icons-react';
