import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { Brand } from '../../ui/Brand.tsx';
import styles from './Sections.module.css';

/** Only links that lead somewhere. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInside}>
        <Brand />
        <nav className={styles.columns} aria-label="Footer">
          <div>
            <h2>Product</h2>
            <a href="#features">Features</a>
            <a href="#pricing">Pricing</a>
            <a href="#download">Download</a>
            <Link to="/signup">Create an account</Link>
            <Link to="/login">Sign in</Link>
          </div>
          <div>
            <h2>Support</h2>
            <Link to="/contact">Contact Support</Link>
            <Link to="/download">How to install</Link>
            <a href="/api/docs" target="_blank" rel="noreferrer">
              API reference
            </a>
          </div>
          <div>
            <h2>Company</h2>
            <Link to="/contact" search={{ about: 'sales' }}>
              Contact Sales
            </Link>
            <Link to="/terms">Terms</Link>
            <Link to="/privacy">Privacy</Link>
          </div>
        </nav>
      </div>
      <p className={styles.copyright}>© {PRODUCT.name}. All rights reserved.</p>
    </footer>
  );
}
